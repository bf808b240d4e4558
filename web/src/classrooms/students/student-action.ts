import type { RosterStudent } from '@skills-center/contract/classrooms/roster'

/** The action in the dialog, and its students. */
export interface StudentAction {
  readonly kind: 'edit' | 'group' | 'passwords' | 'cards' | 'move' | 'remove'
  readonly students: readonly RosterStudent[]
}
