import { type ComponentType, useEffect, useState } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { prefersMathEditor, rememberMathEditor } from './math-editor.ts'
import type { MathFieldProps } from './math-field.tsx'
import { TextEntry, type TextEntryProps, isClosed } from './text-entry.tsx'

/** An algebra field: plain text with keys and a preview, or an editor that typesets math while typing. */
export function AlgebraEntry(props: TextEntryProps) {
  const language = useContentLanguage()
  const { id, interaction, response, isLocked, mark, readSurely, onType } = props
  const [Editor, setEditor] = useState<ComponentType<MathFieldProps> | null>(null)
  const [problem, setProblem] = useState('')
  const { label, before, after } = interaction

  async function open() {
    try {
      const { MathField } = await import('./math-field.tsx')
      setEditor(() => MathField)
      setProblem('')
    } catch {
      setProblem(t('item/math-editor-could-not-be-loaded'))
    }
  }

  // A student who chose the editor before should not have to ask for it again.
  useEffect(() => {
    if (prefersMathEditor()) void open()
  }, [])

  async function close() {
    try {
      // The editor's TeX is converted to plain notation for the text field.
      if (response.text.includes('\\')) onType((await readSurely(response.text)) ?? '')
      setEditor(null)
      setProblem('')
    } catch {
      setProblem(t('item/text-could-not-be-taken-along'))
    }
  }

  function change() {
    rememberMathEditor(Editor === null)
    void (Editor === null ? open() : close())
  }

  return (
    <div className="max-w-md">
      {Editor === null ? (
        <TextEntry {...props} />
      ) : (
        <>
          <p lang={language} className="mb-2 font-semibold">
            {label}
          </p>
          <EntryFrame controlId={`${id}-field`} before={before} after={after} mark={mark}>
            <Editor
              id={`${id}-field`}
              label={label}
              value={response.text}
              isLocked={isLocked}
              kind={
                response.kind === 'equation' || response.kind === 'inequality' ? response.kind : 'expression'
              }
              letters={'letters' in interaction ? interaction.letters : []}
              onType={onType}
            />
          </EntryFrame>
        </>
      )}
      {!isClosed(props) && (
        <Button
          variant="quiet"
          size="small"
          disabled={isLocked}
          onClick={change}
          className="-ms-3 mt-1 pointer-coarse:min-h-11 print:hidden"
        >
          {Editor === null ? t('item/use-the-math-editor') : t('item/type-in-plain-text')}
        </Button>
      )}
      <p role="status" className="text-sm text-incorrect empty:hidden">
        {problem}
      </p>
    </div>
  )
}
