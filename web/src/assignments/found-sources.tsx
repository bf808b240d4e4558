import { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import type { CoveredStandard } from '@skills-center/contract/skills/standards'
import { type ReactNode, useId } from 'react'
import { contentLanguage, inEnglish } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'
import { Radio } from '../ui/radio.tsx'
import type { QuestionSource } from './add-button.tsx'
import { findStandards } from './find-standards.ts'

/** A standard or a skill that a search found. */
export interface FoundSource {
  readonly key: string
  readonly source: QuestionSource
  readonly name: ReactNode
  readonly note: ReactNode
}

/** The standards that match a search, then the skills with such a name. */
export function findSources(
  standards: readonly CoveredStandard[],
  skills: readonly SkillSummary[],
  sought: string,
): FoundSource[] {
  const named = skills.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()))
  return [
    ...findStandards(standards, sought).map(({ code, label, skills: covering }) => ({
      key: code,
      source: { standard: code },
      name: (
        <>
          <b className="font-semibold">{code}</b>{' '}
          {label === null ? (
            t('assignments/all-its-parts')
          ) : (
            <span lang={contentLanguage(inEnglish)}>{label}</span>
          )}
        </>
      ),
      note: covering.map((skill, place) => (
        <span key={skill.id} lang={contentLanguage(skill)}>
          {place > 0 && ' · '}
          {skill.name}
        </span>
      )),
    })),
    ...named.map((skill) => ({
      key: skill.id,
      source: { skillId: SkillId.parse(skill.id) },
      name: <span lang={contentLanguage(skill)}>{skill.name}</span>,
      note: t('assignments/skill-of-grade', { grade: gradeName(skill.gradeLevel) }),
    })),
  ]
}

interface FoundSourcesProps {
  readonly found: readonly FoundSource[]
  readonly chosen: string
  readonly onChange: (key: string) => void
}

/** Chooses one of the results. */
export function FoundSources({ found, chosen, onChange }: FoundSourcesProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-[0.94rem] font-semibold">{t('assignments/questions-from')}</legend>
      <ul className="max-h-64 scroll-p-2 overflow-y-auto rounded-md border-[1.5px] border-line bg-surface">
        {found.map(({ key, name: itsName, note }) => (
          <li key={key} className="border-t border-line first:border-t-0">
            <Radio look="row" name={name} value={key} checked={key === chosen} onChange={() => onChange(key)}>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {itsName}
                <span className="block text-sm text-ink-soft">{note}</span>
              </span>
            </Radio>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
