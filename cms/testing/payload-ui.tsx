/** Replaces Payload's components and hooks in tests of our screens. */
import { asRecord } from '@college/contract/as-record';
import { locales, localeTable } from '@college/contract/locales';
import { type ReactNode, useState } from 'react';
import { words as sheets } from '../words/sheets.ts';

interface Admin {
  language: string;
  user: { role: string; id?: number };
  /** Ids of ticked records. */
  selected: number[];
  /** Document of the form. */
  document: Record<string, unknown>;
  isModified: boolean;
  /** Field values by path. */
  values: Record<string, unknown>;
  /** The current row of a form, and the rows of each list by path. */
  row: { data: object | undefined; path: string; rowNumber: number };
  rows: Record<string, object[]>;
  dispatchFields: (change: object) => void;
  /** Fields of the collection. */
  fields: object[];
  /** Field that is used as title, and the title. */
  useAsTitle: string | undefined;
  title: string;
  /** Name of one record. */
  singular: string;
  /** Messages of toasts and refused forms. */
  toasts: string[];
  /** Receives submitted forms. */
  submit: (options?: object) => Promise<unknown>;
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
  useAsTitle: undefined,
  title: '',
  singular: '',
  toasts: [],
  submit: async () => {},
});
/** State of the admin in a test. */
export const admin = fresh();
export const openAnew = (state: Partial<Admin> = {}) => Object.assign(admin, fresh(), state);

const config = {
  routes: { admin: '/admin', api: '/api' },
  localization: { defaultLocale: 'en', localeCodes: locales as readonly string[] },
  admin: { timezones: { defaultTimezone: 'Asia/Kolkata' } },
};
/** Sets the languages of the college as Payload passes them to the admin. */
export const offerLocales = (localeCodes: readonly string[]) =>
  Object.assign(config.localization, { localeCodes });
const setStepNav = () => {};
const t = (path: string, values: Record<string, string | number> = {}) => {
  let words: unknown = { sheets: sheets.en };
  for (const step of path.split(':')) words = asRecord(words)[step];
  // Payload's own texts are shown as their key.
  return String(words ?? path).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
};

export const useConfig = () => ({
  config,
  getEntityConfig: () => ({
    fields: admin.fields,
    labels: { singular: admin.singular },
    admin: { useAsTitle: admin.useAsTitle },
  }),
});
const setDocumentTitle = (title: string) => void Object.assign(admin, { title });
export const useDocumentTitle = () => ({ title: admin.title, setDocumentTitle });
export const useTranslation = () => ({
  t,
  i18n: { language: admin.language, fallbackLanguage: 'en', t },
  languageOptions: locales.map((value) => ({ value, label: localeTable[value].label })),
  switchLanguage: async (language: string) => void Object.assign(admin, { language }),
});
export const useStepNav = () => ({ setStepNav });
const setUser = (user: Admin['user']) => void Object.assign(admin, { user });
const permissions = { collections: { media: { create: true } } };
export const useAuth = () => ({ user: admin.user, setUser, permissions });
export const useRouteTransition = () => ({ startRouteTransition: (go: () => void) => go() });
export const useSelection = () => ({ selectedIDs: admin.selected });
export const useLocale = () => ({ code: admin.language });
export const useForm = () => ({
  submit: (options?: object) => admin.submit(options),
  dispatchFields: admin.dispatchFields,
  getDataByPath: (path: string) => admin.values[path],
  setModified: (isModified: boolean) => void Object.assign(admin, { isModified }),
});
export const useRowLabel = () => admin.row;
export const useModal = () => ({ openModal: () => {} });
export const useFormProcessing = () => false;
export const useFormModified = () => admin.isModified;
export const useDocumentInfo = () => ({
  setUnpublishedVersionCount: () => {},
  ...admin.document,
});
type Fields = Record<string, { value?: unknown; rows?: object[] }>;
export function useFormFields<Read>(select: (context: [Fields]) => Read): Read {
  const values = Object.entries(admin.values).map(([path, value]) => [path, { value }]);
  const lists = Object.entries(admin.rows).map(([path, rows]) => [path, { rows }]);
  return select([Object.fromEntries([...values, ...lists])]);
}
export function useField(options: { path?: string; potentiallyStalePath?: string }) {
  const path = options.path ?? options.potentiallyStalePath ?? '';
  const [value, setState] = useState(admin.values[path]);
  const setValue = (changed: unknown) => {
    admin.values[path] = changed;
    setState(changed);
  };
  return { path, value, setValue };
}

const tell = (words: string) => void admin.toasts.push(words);
export const toast = { success: tell, warning: tell, error: tell };

interface ButtonProps {
  'aria-label'?: string;
  children?: ReactNode;
  disabled?: boolean;
  label?: string;
  onClick?: () => void;
  type?: 'button' | 'submit';
  /** Address of a button that is a link. */
  url?: string;
}
export const Button = ({ children, label, type = 'button', ...more }: ButtonProps) => {
  const { 'aria-label': name, disabled, onClick, url } = more;
  if (url !== undefined) return <a href={url}>{children ?? label}</a>;
  return (
    <button aria-label={name} disabled={disabled} onClick={onClick} type={type}>
      {children ?? label}
    </button>
  );
};
interface FormProps {
  action: (body: FormData) => Promise<Response>;
  children: ReactNode;
  onSuccess: (answer: unknown) => Promise<void>;
}
export function Form({ action, children, onSuccess }: FormProps) {
  const send = async (form: HTMLFormElement) => {
    const response = await action(new FormData(form));
    const answer = await response.json();
    if (response.ok) await onSuccess(answer);
    else tell(answer.errors[0].message);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
interface FieldProps {
  field: { name: string; label: string };
}
export const EmailField = ({ field: { name, label } }: FieldProps) => (
  <input aria-label={label} name={name} type="email" />
);
export const PasswordField = ({ field: { name, label } }: FieldProps) => (
  <input aria-label={label} name={name} type="password" />
);
interface LabelProps {
  htmlFor: string;
  label: string;
  required?: boolean;
}
export const FieldLabel = ({ htmlFor, label, required }: LabelProps) => (
  <label htmlFor={htmlFor}>
    {label}
    {required && ' *'}
  </label>
);
export const FieldDescription = ({ description }: { description: string }) => (
  <small>{description}</small>
);
export const FieldError = ({ message, showError }: { message?: string; showError?: boolean }) =>
  showError ? <p role="alert">{message ?? 'Not valid'}</p> : null;
export const RenderCustomComponent = ({ Fallback }: { Fallback: ReactNode }) => Fallback;
export const CalendarIcon = () => null;
export const ChevronIcon = () => null;
/** Shows the content of a menu at once. */
export const Popup = ({ children }: { children: ReactNode }) => children;
export const useListQuery = () => ({ data: { docs: [] }, query: {}, handleWhereChange: () => {} });
export const Link = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href}>{children}</a>
);
export const CheckboxInput = ({
  checked,
  id,
  label,
  onToggle,
}: {
  checked: boolean;
  id: string;
  label: string;
  onToggle: (event: { target: { checked: boolean } }) => void;
}) => (
  <label>
    <input checked={checked} id={id} onChange={onToggle} type="checkbox" /> {label}
  </label>
);
export const FormSubmit = (props: ButtonProps) => <Button type="submit" {...props} />;
export const Drawer = ({ children, title }: { children: ReactNode; title: string }) => (
  <section aria-label={title}>{children}</section>
);
export const UnpublishButton = () => <Button>Unpublish</Button>;
export const Banner = ({ children, type }: { children: ReactNode; type: string }) => (
  <p className={`banner--${type}`}>{children}</p>
);
export const Pill = ({ children }: { children: ReactNode }) => <div>{children}</div>;
export const DragHandleIcon = () => null;
export const DraggableSortable = ({ children }: { children: ReactNode }) => children;
export const DraggableSortableItem = ({ children }: { children: (dragged: object) => ReactNode }) =>
  children({});
export const Gutter = ({ children, className }: { children: ReactNode; className: string }) => (
  <div className={className}>{children}</div>
);
export const SetStepNav = ({ nav }: { nav: { label: string }[] }) => (
  <nav>{nav.map(({ label }) => label).join(' / ')}</nav>
);
interface TemplateProps {
  children: ReactNode;
}
export const DefaultTemplate = ({ children }: TemplateProps) => children;
export const MinimalTemplate = ({ children }: TemplateProps) => <main>{children}</main>;
