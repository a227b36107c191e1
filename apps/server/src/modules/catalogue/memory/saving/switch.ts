let isOn = true

/** Turns all savings of this folder off or on, once at the start of a process and of each of its threads. */
export function setMemorySaving(on: boolean): void {
  isOn = on
}

/** Whether to save memory beyond what V8 and the allocator do by themselves. */
export const savesMemory = () => isOn
