declare module 'vitest' {
  interface ProvidedContext {
    /** For databases and files of the backend's tests. */
    folder: string;
    /** Address of a Postgres, in the projects that run on one; the others run on SQLite. */
    postgres?: string;
  }
}

export type {};
