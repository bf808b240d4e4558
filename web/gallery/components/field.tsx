import { Field } from '../../src/ui/field.tsx'
import type { ShownComponent } from './shown.ts'

export const field: ShownComponent = {
  when: 'A line of text to type. Its label always stands above it; what is wrong is said under it, with what to do.',
  states: [
    { name: 'empty', show: () => <Field label="Username" autoComplete="off" /> },
    { name: 'filled', show: () => <Field label="Class name" defaultValue="Period 3" /> },
    {
      name: 'with a hint, and not required',
      show: () => <Field label="Email" note="(optional)" hint="For a new password, and for nothing else." />,
    },
    {
      name: 'with an error',
      show: () => (
        <Field
          label="Join code"
          defaultValue="ABC"
          error="A code has 6 letters and digits. Check it with your teacher."
        />
      ),
    },
    { name: 'disabled', show: () => <Field label="School" defaultValue="Lincoln Middle School" disabled /> },
  ],
}
