import { Query } from 'firebase-admin/firestore';
import firestore from '../../../firestore.indexes.json' with { type: 'json' };

/** The fields of Firestore's request for a query that decide about its index. */
interface StructuredQuery {
  from: { collectionId: string }[];
  where?: { compositeFilter?: { filters: Filter[] } } & Filter;
  orderBy?: { field: { fieldPath: string }; direction: string }[];
}
interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string };
}

const indexes = firestore.indexes.map(
  ({ collectionGroup, fields }) =>
    `${collectionGroup}: ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`,
);

/** The composite index that Firestore needs for a query; undefined if its own indexes of single fields are enough. */
const requiredIndex = (query: Query): string | undefined => {
  // The library declares no method for this.
  const { structuredQuery }: { structuredQuery: StructuredQuery } = Reflect.get(query, 'toProto').call(query);
  const { from, where, orderBy = [] } = structuredQuery;
  const filters = (where?.compositeFilter?.filters ?? (where ? [where] : [])).flatMap(
    ({ fieldFilter }) => fieldFilter ?? [],
  );
  const fieldsOf = (chosen: typeof filters) => chosen.map(({ field }) => field.fieldPath);
  const isFixed = ({ op }: { op: string }) => ['EQUAL', 'IN', 'ARRAY_CONTAINS'].includes(op);
  const ordered = new Map(orderBy.map(({ field, direction }) => [field.fieldPath, direction]));
  for (const path of fieldsOf(filters.filter((filter) => !isFixed(filter))))
    if (!ordered.has(path)) ordered.set(path, 'ASCENDING');
  ordered.delete('__name__');
  const fixed = fieldsOf(filters.filter(isFixed)).filter((path) => !ordered.has(path));
  const isSimple = ordered.size === 0 || (fixed.length === 0 && ordered.size === 1);
  const fields = [...fixed.map((path) => [path, 'ASCENDING']), ...ordered].map((field) => field.join(' '));
  return isSimple ? undefined : `${from[0]?.collectionId}: ${fields.join(', ')}`;
};

/** Makes every query that needs a missing index fail, as at Google. The emulator creates indexes by itself. */
export const refuseQueriesWithoutIndex = (): void => {
  const checked = (query: Query): void => {
    const index = requiredIndex(query);
    if (index && !indexes.includes(index)) throw new Error(`firestore.indexes.json has no index ${index}`);
  };
  const { get, count } = Query.prototype;
  Query.prototype.get = function (this: Query) {
    checked(this);
    return get.call(this);
  };
  Query.prototype.count = function (this: Query) {
    checked(this);
    return count.call(this);
  };
};
