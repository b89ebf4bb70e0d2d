import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a scope compile what reads its parameters and writes its answers at the first request that
 * needs it: a server with many routes starts in half the time. Bodies are left to the contracts,
 * which take JSON as it came, without turning "7" into 7.
 */
export function useLazyCompilers(app: FastifyInstance): void {
  const texts = new Ajv({
    coerceTypes: true,
    strict: false,
    validateFormats: false,
    meta: false,
    validateSchema: false,
  });
  app.setValidatorCompiler<AnySchema>(({ httpPart, schema }) =>
    httpPart === 'body' ? () => true : lazyValidator(texts, schema),
  );
  app.setSerializerCompiler(({ schema }) => {
    let write: ((value: unknown) => string) | undefined;
    return (value) => {
      write ??= fastJson(schema);
      return write(value);
    };
  });
}

function lazyValidator(texts: Ajv, schema: AnySchema) {
  let validate: ValidateFunction | undefined;
  return (value: unknown) => {
    validate ??= texts.compile(schema);
    return validate(value) ? true : { error: validate.errors ?? [] };
  };
}
