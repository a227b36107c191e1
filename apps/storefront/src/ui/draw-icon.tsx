import { createElement, type ComponentProps } from 'react'

/** A line's data, or another shape with its attributes. */
type IconShape = string | readonly [tag: string, attributes: Record<string, string>]

/** An icon from its drawing on 24 × 24; the stylesheet gives its size, the text around it its colour. */
export const drawIcon = (shapes: readonly IconShape[]) => (props: ComponentProps<'svg'>) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden={props['aria-label'] ? undefined : true}
    {...props}
  >
    {shapes.map((shape, index) =>
      typeof shape === 'string' ? (
        <path key={index} d={shape} />
      ) : (
        createElement(shape[0], { key: index, ...shape[1] })
      ),
    )}
  </svg>
)
