import type { PracticedSkill, SkillMove } from '@skills-center/contract/progress/report'
import { ArrowDown, ArrowUp, Equal, Sparkles } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'

const words: readonly [SkillMove, string][] = [
  ['up', 'went up'],
  ['down', 'went down'],
  ['same', 'about the same'],
  ['new', 'new'],
  ['too-few', 'with too few answers to tell'],
]

/** “2 went up, 1 new.” */
export function movesInWords(skills: readonly Pick<PracticedSkill, 'move'>[]): string {
  const parts = words.flatMap(([move, text]) => {
    const count = skills.filter((entry) => entry.move === move).length
    return count === 0 ? [] : [`${count} ${text}`]
  })
  return `${parts.join(', ')}.`
}

/** Which way mastery went, by arrow and word. */
export function SkillMoveMark({ move, change }: Pick<PracticedSkill, 'move' | 'change'>) {
  switch (move) {
    case 'up':
      return (
        <Badge tone="right" icon={<ArrowUp aria-hidden />}>
          Up {change}
        </Badge>
      )
    case 'down':
      return (
        <Badge tone="warm" icon={<ArrowDown aria-hidden />}>
          Down {Math.abs(change ?? 0)}
        </Badge>
      )
    case 'same':
      return <Badge icon={<Equal aria-hidden />}>About the same</Badge>
    case 'new':
      return (
        <Badge tone="math" icon={<Sparkles aria-hidden />}>
          New
        </Badge>
      )
    case 'too-few':
      return <span className="text-ink-soft">Too few answers</span>
  }
}
