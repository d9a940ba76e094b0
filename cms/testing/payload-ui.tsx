/** In place of Payload's components and hooks, where a screen of ours is tried without the admin around it. */
import type { ReactNode } from 'react';

/** Who has the admin open, and in which language. */
export const admin: { language: string; user: { role: string }; selected: number[] } = {
  language: 'en',
  user: { role: 'administrator' },
  selected: [],
};

const config = { routes: { admin: '/admin', api: '/api' } };
const setStepNav = () => {};

export const useConfig = () => ({ config });
export const useTranslation = () => ({ i18n: { language: admin.language } });
export const useStepNav = () => ({ setStepNav });
export const useAuth = () => ({ user: admin.user });
export const useSelection = () => ({ selectedIDs: admin.selected });

interface ButtonProps {
  'aria-label'?: string;
  children?: ReactNode;
  disabled?: boolean;
  onClick?: () => void;
  type?: 'button' | 'submit';
}
export const Button = ({ children, type = 'button', ...more }: ButtonProps) => {
  const { 'aria-label': label, disabled, onClick } = more;
  return (
    <button aria-label={label} disabled={disabled} onClick={onClick} type={type}>
      {children}
    </button>
  );
};
export const Banner = ({ children, type }: { children: ReactNode; type: string }) => (
  <p className={`banner--${type}`}>{children}</p>
);
