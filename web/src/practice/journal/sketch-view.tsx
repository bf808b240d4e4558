import type { SkillSummary } from '@skills-center/contract/skills'
import { useMemo } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Realm } from '../../ui/knowledge-map/realms.ts'
import { type Ink, side } from './drawings/sketch.ts'
import { sketchOf } from './drawings/sketch-of.ts'

type SketchSkill = Pick<SkillSummary, 'id' | 'subject' | 'standards'>

const looks = (subject: SkillSummary['subject']): Readonly<Record<Ink, string>> => ({
  line: 'fill-none stroke-ink stroke-[1.8]',
  fine: 'fill-none stroke-ink stroke-[0.8]',
  wash: subject === 'math' ? 'fill-math-soft' : 'fill-science-soft',
  accent: 'fill-warm-vivid',
})

/** The drawing of a skill's page; its caption says what it shows. */
export function SketchView({
  skill,
  className,
}: {
  readonly skill: SketchSkill
  readonly className?: string
}) {
  const { shapes } = useMemo(() => sketchOf(skill), [skill])
  const look = looks(skill.subject)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${side} ${side}`}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classNames('block', className)}
    >
      {shapes.map(({ ink, path }, index) => (
        <path key={index} d={path} className={look[ink]} />
      ))}
    </svg>
  )
}

const captions: Readonly<Record<Realm, (numbers: Readonly<Record<string, number>>) => string>> = {
  data: ({ dots = 0 }) => t('practice/sketch-data', { dots }),
  geometry: ({ points = 0 }) => t('practice/sketch-geometry', { points }),
  number: ({ seeds = 0 }) => t('practice/sketch-number', { seeds }),
  ratio: ({ growth = 0 }) => t('practice/sketch-ratio', { growth }),
  algebra: ({ strings = 0 }) => t('practice/sketch-algebra', { strings }),
  life: ({ leaves = 0 }) => t('practice/sketch-life', { leaves }),
  earth: ({ layers = 0 }) => t('practice/sketch-earth', { layers }),
  physical: ({ across = 0, down = 0 }) => t('practice/sketch-physical', { across, down }),
  engineering: ({ small = 0, large = 0 }) => t('practice/sketch-engineering', { small, large }),
}

/** What the drawing of a skill shows, in a sentence or two. */
export function captionOf(skill: SketchSkill): string {
  const { realm, numbers } = sketchOf(skill)
  return captions[realm](numbers)
}
