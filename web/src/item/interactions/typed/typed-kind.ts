import type { Response } from '@skills-center/contract/interaction'

/** Kinds whose response is a text as typed. */
export type TypedKind = Extract<Response, { text: string }>['kind']
