import type { Level } from '@skills-center/contract/ids'

export const levelWords: Record<Level, string> = { 1: 'Foundational', 2: 'At grade level', 3: 'Stretch' }
