import { Plus, X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/**
 * When the focused control is removed, its section of the form takes focus; otherwise focus would return to the top of
 * the page.
 */
function useLeftFocus(control: RefObject<HTMLElement | null>): void {
  // Before the browser removes the control, and with it the focus.
  useLayoutEffect(() => {
    const its = control.current
    return () => {
      if (its !== null && its === document.activeElement)
        its.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
    }
  }, [control])
}

/** The id of the element that edits the value at a path; links from problems lead there. */
export const fieldId = (path: string): string => `question-${path.replaceAll('.', '-')}`

interface FormSectionProps {
  readonly path: string
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** A section of the form, to which a problem can link. */
export function FormSection({ path, title, hint, children }: FormSectionProps) {
  const id = fieldId(path)
  return (
    <Card as="section" aria-labelledby={`${id}-title`} id={id} tabIndex={-1} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {hint !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{hint}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </Card>
  )
}

/** An entry of a list with a remove button. */
export function Removable({
  what,
  onRemove,
  children,
}: {
  readonly what: string
  readonly onRemove: (() => void) | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="flex items-start gap-1">
      <div className="flex min-w-0 flex-1 flex-col gap-3">{children}</div>
      {onRemove !== undefined && (
        <FormButton
          variant="quiet"
          label={t('questions/remove-what', { what })}
          className="mt-7"
          onClick={onRemove}
        >
          <X aria-hidden className="size-5" />
        </FormButton>
      )}
    </div>
  )
}

interface FormButtonProps {
  readonly variant: 'quiet' | 'outline'
  readonly label?: string
  readonly className?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that may disappear when pressed. */
export function FormButton({ variant, label, className, onClick, children }: FormButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLeftFocus(button)
  return (
    <Button
      ref={button}
      variant={variant}
      size="small"
      aria-label={label}
      className={className}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

export function AddButton({
  onClick,
  children,
}: {
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <div>
      <FormButton variant="outline" onClick={onClick}>
        <Plus aria-hidden className="size-4" />
        {children}
      </FormButton>
    </div>
  )
}

/** A copy of the list with one entry replaced. */
export const changed = <Entry,>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  list.map((other, index) => (index === at ? entry : other))

export const without = <Entry,>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_, index) => index !== at)
