/** Keys of an object, of each one of a union, and those that may be missing. */
type KeyOf<Its> = Its extends unknown ? keyof Its & string : never

/** The keys of an object literal, in its order, with their own type: `Object.keys` is typed as `string[]`. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[]
export function keysOf<Its extends object>(object: Its): KeyOf<Its>[]
export function keysOf(object: object): string[] {
  return Object.keys(object)
}
