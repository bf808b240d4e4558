import type { QuestionFinding } from '@skills-center/contract/questions/authored'
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { t } from '../language/messages.ts'
import { fieldId } from './form-section.tsx'

/** The element for a path, or for the nearest enclosing part of the form. */
function elementOf(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(parts.slice(0, length).join('.')))
    if (found !== null) return found
  }
  return null
}

function goTo(path: string): void {
  const element = elementOf(path)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

/** The problems with the question, each linked to its field. */
export function FindingsList({ findings }: { readonly findings: readonly QuestionFinding[] }) {
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 font-semibold text-correct">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {t('questions/every-check-passed')}
      </p>
    )
  return (
    <ul className="flex flex-col gap-1">
      {findings.map(({ field, weight, message }) => (
        <li key={`${field}: ${message}`} className="flex items-start gap-2">
          {weight === 'must' ? (
            <CircleAlert aria-hidden className="mt-2 size-5 shrink-0 text-incorrect" />
          ) : (
            <Lightbulb aria-hidden className="mt-2 size-5 shrink-0 text-warm" />
          )}
          <a
            href={`#${fieldId(field)}`}
            onClick={(event) => {
              event.preventDefault()
              goTo(field)
            }}
            className="min-w-0 rounded-sm py-1.5 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <span className="sr-only">
              {weight === 'must' ? t('questions/to-mend') : t('questions/to-think-over')}
            </span>
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}
