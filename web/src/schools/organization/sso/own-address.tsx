import { Field } from '../../../ui/field.tsx'

interface OwnAddressProps {
  readonly label: string
  readonly hint: string
  readonly value: string
}

/** An address of ours, to be registered at the provider. */
export function OwnAddress({ label, hint, value }: OwnAddressProps) {
  return <Field label={label} hint={hint} readOnly value={value} onFocus={({ target }) => target.select()} />
}
