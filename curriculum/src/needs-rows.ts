import type { Item } from './item.ts'

/**
 * Whether a question can only be asked where something gives its rows: the server, for the token of a student's open
 * question, or a pack's key. Samples and questions beside a lesson have neither.
 */
export const needsRows = ({ interaction }: Pick<Item, 'interaction'>): boolean =>
  interaction.kind === 'simulation'
