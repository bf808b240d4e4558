import type { SkillLesson, SkillSummary } from '@skills-center/contract/skills'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { contentLanguage } from '../language/language.ts'
import { useElementWidth } from '../item/use-element-width.ts'
import { classNames } from '../ui/class-names.ts'
import { SkillIcon } from '../ui/skill-icon.tsx'
import { LessonSection } from './lesson-section.tsx'
import { layOutMap, nodeHeight, type PlacedNode } from './map-layout.ts'
import { MapSkill } from './map-skill.tsx'
import type { OwnProgress, OwnProgressBySkill } from './own-progress.ts'
import { ProgressMark } from './progress-mark.tsx'

interface LessonMapProps {
  readonly lesson: SkillLesson
  /** Null for a reader who does not practice, and while loading. */
  readonly progressBySkill: OwnProgressBySkill | null
}

/** From this width in pixels on, the map runs from left to right. */
const wideFrom = 760

/** The skill's prerequisites and the skills that build on it, in either subject, as a drawing and as a list. */
export function LessonMap({ lesson, progressBySkill }: LessonMapProps) {
  const [frame, width] = useElementWidth()
  const { prerequisites, foundations, next } = lesson
  const lists = [
    { title: t('skills/builds-on'), skills: prerequisites },
    { title: t('skills/two-steps-back'), skills: foundations },
    { title: t('skills/leads-to'), skills: next },
  ].filter(({ skills }) => skills.length > 0)
  if (lists.length === 0) return null
  const { height, groups, lines } = layOutMap(lesson, width === 0 || width >= wideFrom)
  return (
    <LessonSection id="map" title={t('skills/where-it-comes-from-and-leads')}>
      <div ref={frame} className="relative print:hidden" style={{ height: `${height}rem` }}>
        <svg
          aria-hidden
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {lines.map(({ key, path }) => (
            <path
              key={key}
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="text-line-strong"
            />
          ))}
        </svg>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p
              aria-hidden
              className="absolute truncate text-sm font-semibold text-ink-soft"
              style={{ left: `${group.left}%`, width: `${group.width}%`, top: `${group.top}rem` }}
            >
              {group.title}
              {group.leftOut > 0 && (
                <span className="font-normal">
                  {t('skills/and-left-out-more', { leftOut: group.leftOut })}
                </span>
              )}
            </p>
            <ul>
              {group.nodes.map((node) => (
                <MapNode
                  key={node.skill.id}
                  node={node}
                  isHere={node.skill.id === lesson.skill.id}
                  progress={progressBySkill?.get(node.skill.id)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <details className="mt-5 print:mt-0 print:[&::details-content]:[content-visibility:visible]">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink print:hidden">
          {t('skills/same-as-a-list')}
        </summary>
        <div className="mt-2 grid gap-x-10 gap-y-4 md:grid-cols-2">
          {lists.map(({ title, skills }) => (
            <Listed key={title} title={title} skills={skills} progressBySkill={progressBySkill} />
          ))}
        </div>
      </details>
    </LessonSection>
  )
}

interface MapNodeProps {
  readonly node: PlacedNode
  readonly isHere: boolean
  readonly progress: OwnProgress | undefined
}

function MapNode({ node: { skill, left, width, top }, isHere, progress }: MapNodeProps) {
  const isMath = skill.subject === 'math'
  const look = classNames(
    'flex h-full items-center gap-2.5 rounded-md border-[1.5px] px-2.5 text-start leading-tight',
    isHere
      ? isMath
        ? 'border-math bg-math-soft'
        : 'border-science bg-science-soft'
      : 'border-line-strong bg-surface hover:border-ink hover:bg-sunken',
  )
  const inside = (
    <>
      <span aria-hidden className={classNames('max-[26rem]:hidden', isMath ? 'text-math' : 'text-science')}>
        <SkillIcon name={skill.icon} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span lang={contentLanguage(skill)} className="line-clamp-2 font-medium">
          {skill.name}
        </span>
        <span className="sr-only">, {isMath ? t('skills/math') : t('skills/science')}, </span>
        <span className="block truncate text-sm">
          {progress === undefined ? (
            <span className="text-ink-soft">
              {skill.gradeLevel === 0
                ? t('skills/grade-k')
                : t('ui/grade-level', { gradeLevel: skill.gradeLevel })}
            </span>
          ) : (
            <ProgressMark progress={progress} />
          )}
        </span>
      </span>
    </>
  )
  return (
    <li
      className="absolute"
      style={{ left: `${left}%`, width: `${width}%`, top: `${top}rem`, height: `${nodeHeight}rem` }}
    >
      {isHere ? (
        <span aria-current="page" className={look}>
          {inside}
        </span>
      ) : (
        <Link href={`/skills/${skill.id}/modules`} className={look}>
          {inside}
        </Link>
      )}
    </li>
  )
}

interface ListedProps extends Pick<LessonMapProps, 'progressBySkill'> {
  readonly title: string
  readonly skills: readonly SkillSummary[]
}

function Listed({ title, skills, progressBySkill }: ListedProps) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
      <ul className="-mx-2 mt-0.5">
        {skills.map((skill) => (
          <MapSkill key={skill.id} skill={skill} progress={progressBySkill?.get(skill.id)} />
        ))}
      </ul>
    </div>
  )
}
