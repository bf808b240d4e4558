/** The keys of an object literal, in its order, with their own type: `Object.keys` is typed as `string[]`. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  // A literal has only the keys that its type names.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  Object.keys(object) as Key[]
