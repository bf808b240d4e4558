import type { LoginCard } from '@skills-center/contract/classrooms/roster'

/** A card to print: with a new password, or with a sign-in code instead. */
export interface PrintedCard extends Omit<LoginCard, 'password'> {
  readonly password: string | null
  readonly secret: string | null
}

export const withPassword = (card: LoginCard): PrintedCard => ({ ...card, secret: null })
