/** In place of Payload's components and hooks, where a screen of ours is tried without the admin around it. */
import { type ReactNode, useState } from 'react';
import { words as sheets } from '../sheets/words.ts';

interface Admin {
  language: string;
  user: { role: string; id?: number };
  /** What is ticked in the list. */
  selected: number[];
  /** What the form knows of its record. */
  document: Record<string, unknown>;
  isModified: boolean;
  /** What each field has that is asked for by its path. */
  values: Record<string, unknown>;
  /** The row of a form in which something stands, and those of each list by its path. */
  row: { data: object | undefined; path: string; rowNumber: number };
  rows: Record<string, object[]>;
  dispatchFields: (change: object) => void;
  /** Fields of the collection that is asked for. */
  fields: object[];
  /** What was told in a corner of the screen. */
  toasts: string[];
  /** Takes what is saved. */
  submit: (given?: object) => Promise<void>;
}

const fresh = (): Admin => ({
  language: 'en',
  user: { role: 'administrator' },
  selected: [],
  document: {},
  isModified: false,
  values: {},
  row: { data: undefined, path: '', rowNumber: 0 },
  rows: {},
  dispatchFields: () => {},
  fields: [],
  toasts: [],
  submit: async () => {},
});
/** Who has the admin open, and where. */
export const admin = fresh();
export const openAnew = (given: Partial<Admin> = {}) => Object.assign(admin, fresh(), given);

const config = { routes: { admin: '/admin', api: '/api' } };
const setStepNav = () => {};
const t = (path: string, values: Record<string, string | number> = {}) => {
  let words: unknown = { sheets: sheets.en };
  for (const step of path.split(':')) words = Object(words)[step];
  return String(words).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};

export const useConfig = () => ({ config, getEntityConfig: () => ({ fields: admin.fields }) });
export const useTranslation = () => ({
  i18n: { language: admin.language, fallbackLanguage: 'en', t },
});
export const useStepNav = () => ({ setStepNav });
export const useAuth = () => ({ user: admin.user });
export const useSelection = () => ({ selectedIDs: admin.selected });
export const useLocale = () => ({ code: admin.language });
export const useForm = () => ({
  submit: (given?: object) => admin.submit(given),
  dispatchFields: admin.dispatchFields,
});
export const useRowLabel = () => admin.row;
export const useFormProcessing = () => false;
export const useFormModified = () => admin.isModified;
export const useDocumentInfo = () => ({
  setUnpublishedVersionCount: () => {},
  ...admin.document,
});
type Fields = Record<string, { value?: unknown; rows?: object[] }>;
export function useFormFields<Read>(read: (given: [Fields]) => Read): Read {
  const values = Object.entries(admin.values).map(([path, value]) => [path, { value }]);
  const lists = Object.entries(admin.rows).map(([path, rows]) => [path, { rows }]);
  return read([Object.fromEntries([...values, ...lists])]);
}
export function useField({ path }: { path: string }) {
  const [value, setValue] = useState(admin.values[path]);
  return { value, setValue };
}

const tell = (words: string) => void admin.toasts.push(words);
export const toast = { success: tell, error: tell };

interface ButtonProps {
  'aria-label'?: string;
  children?: ReactNode;
  disabled?: boolean;
  label?: string;
  onClick?: () => void;
  type?: 'button' | 'submit';
}
export const Button = ({ children, label, type = 'button', ...more }: ButtonProps) => {
  const { 'aria-label': name, disabled, onClick } = more;
  return (
    <button aria-label={name} disabled={disabled} onClick={onClick} type={type}>
      {children ?? label}
    </button>
  );
};
export const FormSubmit = (props: ButtonProps) => <Button {...props} />;
export const PublishButton = ({ label = 'Publish changes' }: ButtonProps) => (
  <Button>{label}</Button>
);
export const UnpublishButton = () => <Button>Unpublish</Button>;
export const Banner = ({ children, type }: { children: ReactNode; type: string }) => (
  <p className={`banner--${type}`}>{children}</p>
);
export const DragHandleIcon = () => null;
export const DraggableSortable = ({ children }: { children: ReactNode }) => children;
export const DraggableSortableItem = ({ children }: { children: (dragged: object) => ReactNode }) =>
  children({});
