import { t } from '../language/messages.ts'
import { AddButton, changed, fieldId, FormSection, Removable, without } from './form-section.tsx'
import { WritingField } from './writing-field.tsx'

interface TextListProps {
  readonly path: 'hints' | 'steps'
  readonly title: string
  readonly hint: string
  readonly max: number
  readonly texts: readonly string[]
  readonly parameter: string | undefined
  readonly problem: (path: string) => string | null
  readonly onChange: (texts: string[]) => void
}

/** A list of texts that students see one by one. */
export function TextList(props: TextListProps) {
  const { path, title, hint, max, texts, parameter, problem, onChange } = props
  return (
    <FormSection path={path} title={title} hint={hint}>
      {texts.map((text, index) => (
        <Removable
          key={index}
          what={t('questions/step-number', { path, number: index + 1 })}
          onRemove={() => onChange(without(texts, index))}
        >
          <WritingField
            id={fieldId(`${path}.${index}`)}
            label={t('questions/step-number', { path, number: index + 1 })}
            error={problem(`${path}.${index}`)}
            parameter={parameter}
            value={text}
            onChange={(changedText) => onChange(changed(texts, index, changedText))}
          />
        </Removable>
      ))}
      {texts.length < max && (
        <AddButton onClick={() => onChange([...texts, ''])}>
          {path === 'hints' ? t('questions/add-a-hint') : t('questions/add-a-step')}
        </AddButton>
      )}
    </FormSection>
  )
}
