import type { InteractionKind } from '@skills-center/contract/interaction'
import { type Language, languages } from '@skills-center/contract/language'
import { type ComponentName, componentNames } from './component-names.ts'
import { type Family, families } from './families.ts'
import { interactions } from './interactions.ts'
import type { State } from './states.ts'
import { states } from './states.ts'

/** The parameters in the address: `?family=numbers&theme=dark`, `?interaction=choice&state=wrong`. */
export interface Route {
  family?: Family | undefined
  interaction?: InteractionKind | undefined
  component?: ComponentName | undefined
  /** A skill of the curriculum; the list of skills if empty. */
  skill?: string | undefined
  seed?: number | undefined
  /** Only this language; both side by side by default. */
  language?: Language | undefined
  /** Only samples whose name contains this text, and only this state of an interaction. */
  name?: string | undefined
  state?: State | undefined
  theme?: 'light' | 'dark' | undefined
  /** Shown in a frame of this width, in pixels. */
  width?: number | undefined
  /** Shown as printed. */
  media?: 'print' | undefined
  /** Without the gallery's own header, for frames and screenshots. */
  bare?: 'yes' | undefined
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text)
const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own records have no keys but their own
  Object.keys(record) as Key[]

export const familyNames = keysOf(families)
export const interactionKinds = keysOf(interactions)

export function readRoute(search: string): Route {
  const asked = Object.fromEntries(new URLSearchParams(search))
  const width = Number(asked['width'])
  const seed = Number(asked['seed'] ?? 1)
  return {
    family: oneOf(familyNames, asked['family']),
    interaction: oneOf(interactionKinds, asked['interaction']),
    component: oneOf(componentNames, asked['component']),
    skill: asked['skill'],
    seed: Number.isInteger(seed) && seed >= 0 ? seed : undefined,
    language: oneOf(languages, asked['language']),
    name: asked['name'],
    state: oneOf(states, asked['state']),
    theme: oneOf(['light', 'dark'], asked['theme']),
    width: width > 0 ? width : undefined,
    media: oneOf(['print'], asked['media']),
    bare: oneOf(['yes'], asked['bare']),
  }
}

/** The address of a route, for links. */
export function addressOf(route: Route): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(route)) if (value !== undefined) search.set(key, String(value))
  return `?${search.toString()}`
}
