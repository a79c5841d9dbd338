/** What the libraries of https://standardschema.dev (zod, valibot, arktype) find; `issues` is missing where all is right. */
interface SchemaResult {
  issues?:
    | readonly {
        message: string;
        path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
      }[]
    | undefined;
}

/** A schema of zod, valibot or any other library that follows https://standardschema.dev. */
export interface StandardSchema {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}

export const isStandardSchema = (given: object): given is StandardSchema => '~standard' in given;
