/** Types of the part of @citation-js/core that is used. The package has none. */
declare module '@citation-js/core' {
  interface Name {
    family?: string;
    given?: string;
    suffix?: string;
    literal?: string;
    'non-dropping-particle'?: string;
    'dropping-particle'?: string;
  }
  type Text = string | number | null | undefined;
  /** An item of the Citation Style Language. */
  export interface Item {
    title?: Text;
    author?: Name[];
    editor?: Name[];
    'container-title'?: Text;
    'event-title'?: Text;
    publisher?: Text;
    volume?: Text;
    issue?: Text;
    page?: Text;
    edition?: Text;
    issued?: { 'date-parts'?: (number | string)[][]; literal?: Text; raw?: Text };
    DOI?: Text;
    ISSN?: Text;
    ISBN?: Text;
    URL?: Text;
  }
  interface Options {
    forceType: '@biblatex/text' | '@ris/file';
    generateGraph: false;
    strict: true;
  }
  const core: {
    plugins: { input: { chain: (text: string, options: Options) => Item[] } };
    logger: { level: 'silent' };
  };
  export default core;
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
