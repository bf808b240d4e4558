import type { Item } from './item.ts'

/**
 * Whether a question needs a source for its simulation rows: the server, by the token of a student's open question, or
 * an offline pack's key. Samples and questions beside a lesson have neither.
 */
export const needsRows = ({ interaction }: Pick<Item, 'interaction'>): boolean =>
  interaction.kind === 'simulation'
