import { Calculator, PencilRuler } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { type Tool, toolButtonId, toolSheetId } from './tool.ts'

const looks = () =>
  ({
    scratchpad: { icon: PencilRuler, name: t('practice/scratchpad'), shortcut: 'Alt+S' },
    calculator: { icon: Calculator, name: t('practice/calculator'), shortcut: 'Alt+C' },
  }) as const

/** Buttons that open and close the tools beside the question. */
export function ToolButtons({
  tools,
  open,
  onToggle,
}: {
  tools: readonly Tool[]
  open: Tool | null
  onToggle: (tool: Tool) => void
}) {
  return tools.map((tool) => {
    const { icon: Icon, name, shortcut } = looks()[tool]
    return (
      <Button
        key={tool}
        id={toolButtonId(tool)}
        variant="quiet"
        size="small"
        aria-keyshortcuts={shortcut}
        aria-expanded={open === tool}
        aria-controls={open === tool ? toolSheetId(tool) : undefined}
        className="aria-expanded:bg-math-soft max-md:min-h-11 max-md:min-w-11"
        onClick={() => onToggle(tool)}
      >
        <Icon aria-hidden className="size-5" />
        <span className="max-md:sr-only">{name}</span>
      </Button>
    )
  })
}
