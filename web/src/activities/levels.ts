import type { Level } from '@skills-center/contract/ids'

/** How levels are called before a class. */
export const levelNames: Readonly<Record<Level, string>> = { 1: 'Foundations', 2: 'At grade', 3: 'Stretch' }
