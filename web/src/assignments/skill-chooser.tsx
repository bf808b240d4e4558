import { maxSkills } from '@skills-center/contract/assignments'
import type { GradeLevel, SkillId } from '@skills-center/contract/ids'
import { listSkills, type SkillSummary } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonLanguage, contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Chip } from '../ui/chip.tsx'
import { Field } from '../ui/field.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CheckList } from './check-list.tsx'
import { findSkills, standardsLike } from './find-skills.ts'

interface SkillChooserProps {
  readonly gradeLevel: GradeLevel
  readonly chosen: readonly SkillId[]
  readonly onChange: (chosen: SkillId[]) => void
}

/** Its strand; in a search for a standard, also the standards that were found. */
function noteOf(skill: SkillSummary, sought: string): string {
  const standards = sought === '' ? [] : standardsLike(skill, sought)
  return [skill.strand, ...standards].join(' · ')
}

/** Chooses skills by grade, name, or standard; the chosen skills are listed above, in assignment order. */
export function SkillChooser({ gradeLevel, chosen, onChange }: SkillChooserProps) {
  const [grade, setGrade] = useState(String(gradeLevel))
  const [sought, setSought] = useState('')
  const { data, error, refetch } = useQuery(queryOf(listSkills))
  if (error !== null)
    return (
      <LoadError what={t('assignments/the-skills')} detail={detailOf(error)} onRetry={() => void refetch()} />
    )
  if (data === undefined) return <Skeleton className="h-64" />
  const grades = [...new Set(data.map((skill) => skill.gradeLevel))].toSorted((one, other) => one - other)
  const words = sought.toLowerCase().trim()
  const found =
    words === '' ? data.filter((skill) => String(skill.gradeLevel) === grade) : findSkills(data, words)
  return (
    <div className="flex flex-col gap-3">
      {chosen.length > 0 && (
        <ol aria-label={t('assignments/chosen-skills')} className="flex flex-wrap gap-2">
          {chosen.map((id) => {
            const skill = data.find((each) => each.id === id)
            const name = skill?.name ?? id
            return (
              <Chip
                key={id}
                removeLabel={t('assignments/take-out-name', { name })}
                onRemove={() => onChange(chosen.filter((other) => other !== id))}
              >
                <span lang={skill && contentLanguage(skill)}>{name}</span>
              </Chip>
            )
          })}
        </ol>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('assignments/skills-of')}
          value={grade}
          onChange={(event) => {
            setGrade(event.target.value)
            setSought('')
          }}
          options={grades.map((own) => ({ value: String(own), label: gradeName(own) }))}
        />
        <Field
          label={t('assignments/or-by-name')}
          hint={t('assignments/such-as-a-standard')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      {found.length === 0 ? (
        <p role="status" className="rounded-md bg-sunken px-3 py-2.5 text-ink-soft">
          {words === ''
            ? t('assignments/no-skill-of-this-grade-yet')
            : t('assignments/no-skill-is-called-sought', { sought: sought.trim() })}
        </p>
      ) : (
        <CheckList
          label={t('assignments/skills')}
          lang={commonLanguage(found)}
          options={found.map((skill) => ({
            value: skill.id,
            label: skill.name,
            note: noteOf(skill, words),
          }))}
          chosen={chosen}
          onChange={(next) => onChange(next.slice(0, maxSkills))}
        />
      )}
      {chosen.length === maxSkills && (
        <p role="status" className="text-sm text-ink-soft">
          {t('assignments/most-for-one-assignment')}
        </p>
      )}
    </div>
  )
}
