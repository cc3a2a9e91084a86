/** A package, service, message or enum in a protobuf schema, as JSON of protobufjs. */
interface Part {
  nested?: Record<string, Part>;
  methods?: Record<string, { requestType: string; responseType: string }>;
  fields?: Record<string, { type: string }>;
}

export const firestoreService = 'google.firestore.v1.Firestore';

/** The Firestore methods that the functions call. The bundle leaves out all others, so calling one throws an error. */
export const neededMethods = [
  'BatchGetDocuments',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'RunAggregationQuery',
  'RunQuery',
];

/** Returns the schema with only the given methods of a service, and the types that they use. */
export const reducedSchema = (whole: Part, service: string, methods: readonly string[]): Part => {
  const schema = structuredClone(whole);
  const partAt = (path: readonly string[]): Part | undefined =>
    path.reduce<Part | undefined>((part, name) => part?.nested?.[name], schema);
  const needed = new Set<Part>();

  /**
   * Marks a type, and all types that it uses, as needed. Looks the name up in `scope`, then in the enclosing scopes.
   */
  const need = (name: string, scope: readonly string[]): void => {
    const path = [...scope, ...name.split('.')];
    const part = partAt(path);
    if (!part) {
      // The name may be in an enclosing scope. A built-in type, such as `string`, is in no scope, so nothing is marked.
      if (scope.length > 0) need(name, scope.slice(0, -1));
      return;
    }
    if (needed.has(part)) return;
    needed.add(part);
    for (const { requestType, responseType } of Object.values(part.methods ?? {})) {
      need(requestType, path);
      need(responseType, path);
    }
    for (const { type } of Object.values(part.fields ?? {})) need(type, path);
  };
  const only = <Value>(values: Record<string, Value>, keep: (name: string, value: Value) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => keep(name, value)));
  /** Removes unneeded descendants. Returns whether the part or a descendant is needed. */
  const prune = (part: Part): boolean => {
    if (part.nested) part.nested = only(part.nested, (_, inner) => prune(inner));
    return needed.has(part) || Object.keys(part.nested ?? {}).length > 0;
  };

  const start = partAt(service.split('.'));
  if (!start?.methods) throw new Error(`Expected the service ${service} in the schema, found none`);
  start.methods = only(start.methods, (name) => methods.includes(name));
  need(service, []);
  prune(schema);
  return schema;
};
