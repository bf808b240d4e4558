import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillOutlook, SkillSummary } from '@skills-center/contract/skills'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'
import { GradeFilter } from './grade-filter.tsx'
import { GradeIndex } from './grade-index.tsx'
import { formatEmptyGrades, gradeMap } from './grade-map.ts'
import { GradeSection } from './grade-section.tsx'
import { MapSkeleton } from './map-skeleton.tsx'
import { NothingShown } from './nothing-shown.tsx'
import { isShownBy, type MapFilter, mapFilters, ownProgress } from './own-progress.ts'
import { OwnMap } from './own-map.tsx'
import { PrintButton } from './print-button.tsx'
import { StrandIndex } from './strand-index.tsx'

interface GradeMapProps {
  readonly skills: readonly SkillSummary[]
  /** Null for a reader who does not practice. */
  readonly student: {
    readonly gradeLevel: number
    readonly progress: readonly ProgressEntry[]
    readonly outlooks: readonly SkillOutlook[]
  } | null
}

/** All grades, with the filtered skills. */
export function GradeMap({ skills, student }: GradeMapProps) {
  const [filter, setFilter] = useFilter(student !== null)
  const { progress, outlooks } = student ?? {}
  const progressBySkill = useMemo(
    () => (progress === undefined || outlooks === undefined ? null : ownProgress(skills, progress, outlooks)),
    [skills, progress, outlooks],
  )
  const grades = useMemo(() => gradeMap(skills), [skills])
  const shown = useMemo(
    () =>
      progressBySkill === null
        ? grades
        : gradeMap(skills.filter((skill) => isShownBy(filter, progressBySkill.get(skill.id)))),
    [skills, grades, progressBySkill, filter],
  )
  // Hundreds of rows take a while on a slow device, so they render at low priority and presses come first.
  const drawn = useDeferredValue(shown, null)
  const isNothing = shown.every((entry) => entry.skills.length === 0)
  const ownGrade = student?.gradeLevel ?? null
  const isOwnEmpty = ownGrade !== null && grades[ownGrade]?.skills.length === 0
  return (
    <>
      <OwnMap skills={skills} progressBySkill={progressBySkill} gradeLevel={ownGrade} />
      <div className="flex flex-col gap-3">
        <GradeIndex grades={grades} shown={shown} progressBySkill={progressBySkill} ownGrade={ownGrade} />
        <p className="text-ink-soft">
          {isOwnEmpty && `${t('skills/you-are-in-grade', { grade: gradeName(ownGrade).toLowerCase() })} `}
          {formatEmptyGrades(grades)}
          {isOwnEmpty && ` ${t('skills/every-skill-of-the-other')}`}
        </p>
      </div>
      <div className="flex flex-col gap-4 print:hidden">
        {progressBySkill !== null && (
          <>
            <GradeFilter
              value={filter}
              skills={skills}
              progressBySkill={progressBySkill}
              onChange={setFilter}
            />
            <p className="max-w-prose text-ink-soft">{t('skills/ready-means-that-you-know')}</p>
          </>
        )}
        {!isNothing && (
          <div className="flex items-start gap-3">
            <StrandIndex grades={shown} />
            <PrintButton />
          </div>
        )}
      </div>
      {drawn === null ? (
        <MapSkeleton />
      ) : (
        grades.map((entry) => {
          const rest = drawn[entry.gradeLevel]
          return rest === undefined || rest.skills.length === 0 ? null : (
            <GradeSection
              key={entry.gradeLevel}
              entry={entry}
              shown={rest}
              isOwn={entry.gradeLevel === ownGrade}
              progressBySkill={progressBySkill}
            />
          )
        })
      )}
      {isNothing && (
        <NothingShown
          filter={filter}
          isAllBegun={skills.every(({ id }) => !isShownBy('not-begun', progressBySkill?.get(id)))}
          onAll={() => setFilter('all')}
        />
      )}
    </>
  )
}

/** The filter is in the address, so that it can be linked and survives a reload. */
function useFilter(isOffered: boolean): [MapFilter, (filter: MapFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('show')
  const filter = (isOffered && mapFilters.find((known) => known === asked)) || 'all'
  return [filter, (next) => setSearch(next === 'all' ? {} : { show: next }, { replace: true })]
}
