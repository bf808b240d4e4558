import type { Response } from '@skills-center/contract/interaction'

/** Kinds whose response is typed text. */
export type TypedKind = Extract<Response, { text: string }>['kind']
