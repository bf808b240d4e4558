import type { TeachingFigures } from '@skills-center/contract/analytics/teaching'
import { t } from '../language/messages.ts'

export interface FirstStep {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly href: string
  readonly isDone: boolean
}

/**
 * The steps from an empty account to the first report. A step is done when its result exists, not when it was viewed.
 */
export function firstSteps(figures: TeachingFigures, firstClass: string | undefined): FirstStep[] {
  const inClass = (tab: string) =>
    firstClass === undefined ? '/classrooms' : `/classroom/${firstClass}${tab === '' ? '' : `?tab=${tab}`}`
  return [
    {
      title: t('classrooms/create-a-class'),
      text: t('classrooms/name-and-a-grade-are-enough'),
      action: t('classrooms/open-classrooms'),
      href: '/classrooms',
      isDone: figures.classes > 0,
    },
    {
      title: t('classrooms/add-your-students'),
      text: t('classrooms/or-one-by-one'),
      action: t('classrooms/add-students'),
      href: inClass('students'),
      isDone: figures.students > 0,
    },
    {
      title: t('classrooms/assign-something'),
      text: t('classrooms/pick-a-skill-or-a-standard'),
      action: t('classrooms/assign-work'),
      href: inClass('assignments'),
      isDone: figures.assignments > 0,
    },
    {
      title: t('classrooms/see-your-first-report'),
      text: t('classrooms/as-soon-as-somebody-has-answered'),
      action: t('classrooms/open-the-overview'),
      href: inClass(''),
      isDone: figures.hasSeenReport,
    },
  ]
}

export const stepsDone = (steps: readonly FirstStep[]): number => steps.filter(({ isDone }) => isDone).length
