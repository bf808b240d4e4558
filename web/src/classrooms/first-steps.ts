import type { TeachingFigures } from '@skills-center/contract/analytics/teaching'
import { t } from '../language/messages.ts'

export interface FirstStep {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly href: string
  readonly isDone: boolean
}

/** From nothing to the first report; each is done when it is so, and not when it was looked at. */
export function firstSteps(figures: TeachingFigures, firstClass: string | undefined): FirstStep[] {
  const inClass = (tab: string) =>
    firstClass === undefined ? '/classrooms' : `/classroom/${firstClass}${tab === '' ? '' : `?tab=${tab}`}`
  return [
    {
      title: t('Create a class'),
      text: t('A name and a grade are enough. It comes with a code that students join by.'),
      action: t('Open classrooms'),
      href: '/classrooms',
      isDone: figures.classes > 0,
    },
    {
      title: t('Add your students'),
      text: t(
        'By the code, from a list, or one by one with printed login cards. Nobody needs an email address.',
      ),
      action: t('Add students'),
      href: inClass('students'),
      isDone: figures.students > 0,
    },
    {
      title: t('Assign something'),
      text: t('Pick a skill or a standard. Every student gets questions at their own level.'),
      action: t('Assign work'),
      href: inClass('assignments'),
      isDone: figures.assignments > 0,
    },
    {
      title: t('See your first report'),
      text: t(
        'As soon as somebody has answered, the class overview says who needs help, why, and what to do next.',
      ),
      action: t('Open the overview'),
      href: inClass(''),
      isDone: figures.hasSeenReport,
    },
  ]
}

export const stepsDone = (steps: readonly FirstStep[]): number => steps.filter(({ isDone }) => isDone).length
