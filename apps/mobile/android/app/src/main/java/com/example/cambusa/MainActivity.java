package com.example.cambusa;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
