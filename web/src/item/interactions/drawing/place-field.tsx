import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'

/** A field for one number. An error appears when the field loses focus, not while typing. */
export function PlaceField({
  label,
  text,
  problem,
  isLocked,
  onType,
}: {
  label: string
  text: string
  problem: string | null
  isLocked: boolean
  onType: (text: string) => void
}) {
  const [isTyping, setTyping] = useState(false)
  return (
    <Field
      type="text"
      label={label}
      value={text}
      error={isTyping ? null : problem}
      readOnly={isLocked}
      maxLength={20}
      autoComplete="off"
      enterKeyHint="go"
      onChange={(event) => {
        setTyping(true)
        onType(event.target.value)
      }}
      onBlur={() => setTyping(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyping(false)
      }}
      className="tabular-nums"
    />
  )
}
