import { lazy, Suspense, useState, type ComponentType } from 'react'

interface Openable {
  open: boolean
}

/**
 * A part whose code comes when it is first opened; it then stays, so that its closing motion is seen and
 * the second opening is immediate. `preload` fetches the code earlier (pointer over the button that opens it).
 */
export function whenFirstOpen<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  const importPart = () => load().then((component) => ({ default: component as ComponentType<Openable> }))
  const Part = lazy(importPart)
  function WhenFirstOpen(props: Props) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    if (!wanted) return null
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(WhenFirstOpen, { preload: importPart })
}
