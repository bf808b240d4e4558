import type { Text } from '@skills-center/messages/values'
import type { Misconception } from './families.ts'

type Domain = Record<string, Misconception>

/** Both names of each misconception in a domain; an id without names does not compile. */
export const namesIn = <Ids extends Domain>(
  ids: Ids,
  say: (id: `${keyof Ids & string}.${'teacher' | 'student'}`) => Text,
): { [Id in keyof Ids]: { teacher: Text; student: Text } } => {
  const names = Object.keys(ids).map((id) => [
    id,
    { teacher: say(`${id}.teacher`), student: say(`${id}.student`) },
  ])
  // `Object.keys` is typed as `string[]`, but these keys are exactly the ids.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return Object.fromEntries(names) as { [Id in keyof Ids]: { teacher: Text; student: Text } }
}
