import { useState } from 'react'
import { Tabs } from '../../src/ui/tabs.tsx'
import type { ShownComponent } from './shown.ts'

function Shown({ label, names }: { label: string; names: readonly string[] }) {
  const [value, setValue] = useState(names[0] ?? '')
  return (
    <Tabs
      label={label}
      value={value}
      onChange={setValue}
      tabs={names.map((name) => ({
        value: name,
        label: name,
        content: <p className="mt-4">What belongs under {name}.</p>,
      }))}
    />
  )
}

export const tabs: ShownComponent = {
  when: 'Parts of one page that are not needed side by side. What is in another tab is not there until it is chosen.',
  states: [
    { name: 'two', show: () => <Shown label="Account" names={['Sign In', 'Sign Up']} /> },
    {
      name: 'more than fit on a phone',
      show: () => (
        <Shown
          label="Class"
          names={['Overview', 'Students', 'Assignments', 'Live', 'Analytics', 'Settings']}
        />
      ),
    },
  ],
}
