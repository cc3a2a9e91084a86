import { expect, test } from 'vitest';
import { reducedSchema } from '../functions/firestoreSchema.ts';

test('a reduced schema keeps what the methods exchange: by full names, names of the same package, and inner names', () => {
  const message = (fields: Record<string, string> = {}, nested = {}) => ({
    fields: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])),
    nested,
  });
  const method = (type: string) => ({ requestType: `${type}Request`, responseType: 'other.Empty' });
  const store = {
    Store: { methods: { Read: method('Read'), Write: method('Write') } },
    ReadRequest: message({ name: 'string', inner: 'Part.Inner', part: 'Part', kind: 'Kind' }, { Kind: {} }),
    WriteRequest: message({ unused: 'Unused' }),
    Part: message({ time: 'other.Time', whole: 'ReadRequest' }, { Inner: {} }),
    Unused: message(),
  };
  const other = { Empty: message(), Time: message(), Unused: message() };
  const whole = { nested: { store: { nested: store }, other: { nested: other }, unused: { nested: {} } } };
  const { Store, ReadRequest, Part } = store;
  const { Empty, Time } = other;
  const reduced = { Store: { methods: { Read: Store.methods.Read } }, ReadRequest, Part };
  expect(reducedSchema(whole, 'store.Store', ['Read'])).toEqual({
    nested: { store: { nested: reduced }, other: { nested: { Empty, Time } } },
  });
  expect(() => reducedSchema(whole, 'store.Absent', ['Read'])).toThrow('store.Absent');
});
