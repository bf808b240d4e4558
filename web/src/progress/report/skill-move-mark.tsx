import { SkillMove, type PracticedSkill } from '@skills-center/contract/progress/report'
import { ArrowDown, ArrowUp, Equal, Sparkles } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Badge } from '../../ui/badge.tsx'

const inWords: Record<SkillMove, (count: number) => string> = {
  up: (count) => t('{count, plural, one {# went up} other {# went up}}', { count }),
  down: (count) => t('{count, plural, one {# went down} other {# went down}}', { count }),
  same: (count) => t('{count} about the same', { count }),
  new: (count) => t('{count, plural, one {# new} other {# new}}', { count }),
  'too-few': (count) => t('{count} with too few answers to tell', { count }),
}

/** “2 went up, 1 new.” */
export function movesInWords(skills: readonly Pick<PracticedSkill, 'move'>[]): string {
  const parts = SkillMove.options.flatMap((move) => {
    const count = skills.filter((entry) => entry.move === move).length
    return count === 0 ? [] : [inWords[move](count)]
  })
  return `${parts.join(', ')}.`
}

/** Which way mastery went, by arrow and word. */
export function SkillMoveMark({ move, change }: Pick<PracticedSkill, 'move' | 'change'>) {
  switch (move) {
    case 'up':
      return (
        <Badge tone="right" icon={<ArrowUp aria-hidden />}>
          {t('Up {points}', { points: change ?? 0 })}
        </Badge>
      )
    case 'down':
      return (
        <Badge tone="warm" icon={<ArrowDown aria-hidden />}>
          {t('Down {points}', { points: Math.abs(change ?? 0) })}
        </Badge>
      )
    case 'same':
      return <Badge icon={<Equal aria-hidden />}>{t('About the same')}</Badge>
    case 'new':
      return (
        <Badge tone="math" icon={<Sparkles aria-hidden />}>
          {t('New [skill]')}
        </Badge>
      )
    case 'too-few':
      return <span className="text-ink-soft">{t('Too few answers')}</span>
  }
}
