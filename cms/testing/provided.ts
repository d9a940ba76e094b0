declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a Postgres, in the projects that run on one; the others run on SQLite. */
    postgres?: string;
  }
}

export type {};
