import type { RosterDifference, RosterSyncState } from '@skills-center/contract/rosters'
import { t } from '../language/messages.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export const kindLabels = (): Record<RosterDifference['kind'], string> => ({
  schools: t('rosters/schools'),
  terms: t('rosters/terms'),
  teachers: t('rosters/teachers'),
  students: t('rosters/students'),
  classes: t('rosters/classes'),
  enrollments: t('rosters/class-places'),
})

export const stateLabels = (): Record<RosterSyncState, string> => ({
  uploading: t('rosters/state-uploading'),
  checking: t('rosters/state-checking'),
  refused: t('rosters/state-refused'),
  ready: t('rosters/state-ready'),
  applying: t('rosters/state-applying'),
  done: t('rosters/state-done'),
  failed: t('rosters/state-failed'),
  canceled: t('rosters/state-canceled'),
})

export const stateTones: Record<RosterSyncState, BadgeTone> = {
  uploading: 'plain',
  checking: 'plain',
  refused: 'wrong',
  ready: 'warm',
  applying: 'math',
  done: 'right',
  failed: 'wrong',
  canceled: 'plain',
}
