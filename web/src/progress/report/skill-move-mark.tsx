import { SkillMove, type PracticedSkill } from '@skills-center/contract/progress/report'
import { ArrowDown, ArrowUp, Equal, Sparkles } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Badge } from '../../ui/badge.tsx'

const inWords: Record<SkillMove, (count: number) => string> = {
  up: (count) => t('progress/report/went-up', { count }),
  down: (count) => t('progress/report/went-down', { count }),
  same: (count) => t('progress/report/count-about-the-same', { count }),
  new: (count) => t('progress/report/new', { count }),
  'too-few': (count) => t('progress/report/count-with-too-few-answers', { count }),
}

/** “2 went up, 1 new.” */
export function formatMoves(skills: readonly Pick<PracticedSkill, 'move'>[]): string {
  const parts = SkillMove.options.flatMap((move) => {
    const count = skills.filter((entry) => entry.move === move).length
    return count === 0 ? [] : [inWords[move](count)]
  })
  return `${parts.join(', ')}.`
}

/** The direction of mastery, as an arrow and a word. */
export function SkillMoveMark({ move, change }: Pick<PracticedSkill, 'move' | 'change'>) {
  switch (move) {
    case 'up':
      return (
        <Badge tone="right" icon={<ArrowUp aria-hidden />}>
          {t('progress/report/up-points', { points: change ?? 0 })}
        </Badge>
      )
    case 'down':
      return (
        <Badge tone="warm" icon={<ArrowDown aria-hidden />}>
          {t('progress/report/down-points', { points: Math.abs(change ?? 0) })}
        </Badge>
      )
    case 'same':
      return <Badge icon={<Equal aria-hidden />}>{t('progress/report/about-the-same')}</Badge>
    case 'new':
      return (
        <Badge tone="math" icon={<Sparkles aria-hidden />}>
          {t('progress/report/new-skill')}
        </Badge>
      )
    case 'too-few':
      return <span className="text-ink-soft">{t('progress/report/too-few-answers')}</span>
  }
}
