import { Level, SkillId } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Field } from '../ui/field.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { Select } from '../ui/select.tsx'
import type { QuestionFormProps } from './form-props.ts'
import { fieldId, FormSection } from './form-section.tsx'
import { WritingField } from './writing-field.tsx'

const levels = () => [
  { value: '1', label: t('questions/1-foundational') },
  { value: '2', label: t('questions/2-at-grade') },
  { value: '3', label: t('questions/3-stretch') },
]

/** The question's name, topic, and text. */
export function QuestionFields({ question, problem, onChange }: QuestionFormProps) {
  return (
    <FormSection path="question" title={t('questions/the-question-heading')}>
      <Field
        id={fieldId('title')}
        label={t('questions/name')}
        hint={t('questions/students-never-see-it')}
        value={question.title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <SkillFields question={question} onChange={onChange} />
      <WritingField
        id={fieldId('stem')}
        label={t('questions/what-students-read')}
        error={problem('stem')}
        rows={4}
        parameter={question.parameters[0]?.name}
        value={question.stem}
        onChange={(stem) => onChange({ stem })}
      />
    </FormSection>
  )
}

/** Its skill, its level, and a standard of the skill. */
function SkillFields({ question, onChange }: Pick<QuestionFormProps, 'question' | 'onChange'>) {
  const skills = useQuery(queryOf(listSkills))
  const skill = skills.data?.find(({ id }) => id === question.skillId)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        id={fieldId('skillId')}
        label={t('questions/skill')}
        value={question.skillId ?? ''}
        options={[
          {
            value: '',
            label: skills.isError ? t('questions/skills-did-not-load') : t('questions/choose-a-skill'),
          },
          ...(skills.data ?? []).map(({ id, name, gradeLevel }) => ({
            value: id,
            label: `${gradeName(gradeLevel)}: ${name}`,
          })),
        ]}
        onChange={({ target }) =>
          onChange({ skillId: SkillId.safeParse(target.value).data ?? null, standard: '' })
        }
      />
      <Select
        label={t('questions/level')}
        value={String(question.level)}
        options={levels()}
        onChange={({ target }) => onChange({ level: Level.parse(Number(target.value)) })}
      />
      {skill !== undefined && skill.standards.length > 0 && (
        <Select
          label={t('questions/standard')}
          note={t('questions/optional')}
          value={question.standard}
          options={[
            { value: '', label: t('questions/all-of-the-skill') },
            ...skill.standards.map((code) => ({ value: code, label: code })),
          ]}
          onChange={({ target }) => onChange({ standard: target.value })}
        />
      )}
    </div>
  )
}
