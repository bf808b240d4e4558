import type { Random } from './random.ts'

/** First names from many places, so that a child in any town finds themselves; all take “they” when a pronoun is due. */
const names = [
  'Amara',
  'Ben',
  'Camila',
  'Dev',
  'Elena',
  'Farid',
  'Grace',
  'Hana',
  'Idris',
  'Jada',
  'Kai',
  'Leila',
  'Mateo',
  'Nia',
  'Omar',
  'Priya',
  'Quinn',
  'Rosa',
  'Sam',
  'Tala',
  'Uma',
  'Viet',
  'Wren',
  'Ximena',
  'Yusuf',
  'Zoe',
  'Aiyana',
  'Bao',
  'Chloe',
  'Diego',
  'Emeka',
  'Freya',
  'Gael',
  'Ines',
  'Jun',
  'Kofi',
  'Lucia',
  'Malik',
  'Noor',
  'Oscar',
  'Pilar',
  'Ravi',
  'Sofia',
  'Tomas',
  'Winona',
  'Yara',
] as const

export function person(random: Random): string {
  return random.pick(names)
}

/** So many people with different names. */
export function people(random: Random, howMany: number): string[] {
  return random.sample<string>(names, howMany)
}
