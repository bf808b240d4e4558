import { Search, X } from 'lucide-react'
import { Button } from '../../src/ui/button.tsx'
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
    {
      name: 'with a sign before it and a control behind it',
      show: () => (
        <Field
          label="Find a skill"
          className="pl-11"
          start={
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
            />
          }
          end={
            <Button variant="quiet" size="small" aria-label="Clear the search">
              <X aria-hidden className="size-4.5" />
            </Button>
          }
          defaultValue="fractions"
        />
      ),
    },
    {
      name: 'its label plain from the place',
      show: () => <Field label="Calculation" labelHidden defaultValue="3 + 4" />,
    },
    { name: 'disabled', show: () => <Field label="School" defaultValue="Lincoln Middle School" disabled /> },
  ],
}
